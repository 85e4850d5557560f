"use strict";
// All that is shown comes from the server's screen; the page knows no rules. Texts are set as texts, never as HTML,
// but for the list, which pyskat writes and escapes.
const kept = {
  get: (key, other) => { try { return localStorage.getItem(key) ?? other; } catch { return other; } },
  set: (key, value) => { try { localStorage.setItem(key, value); } catch { /* it is asked again next time */ } },
};
const $ = (id) => document.getElementById(id);
const room = (location.pathname.match(/^\/room\/([\w-]+)$/) || [])[1];
let offer, words, socket, screen, chosen = new Set(), looking = false, held = null, opened = null, ends = 0, wait = 500;
let lang = kept.get("lang", navigator.language.startsWith("de") ? "de" : "en"), pack = kept.get("pack", "french");

function make(tag, options = {}, ...inside) {
  const { on, data, ...rest } = options;
  const node = Object.assign(document.createElement(tag), rest);
  if (on) node.addEventListener(tag === "form" ? "submit" : tag === "select" ? "change" : "click", on);
  Object.assign(node.dataset, data || {});
  node.append(...inside.filter((part) => part !== null && part !== undefined && part !== false));
  return node;
}
const picture = ([code, said]) => make("img", { src: `/card/${pack}/${lang}/${code}.svg`, alt: said, title: said, data: { card: code } });
const word = (key) => words[key] ?? key;
const say = (text) => { $("say").textContent = text; };

function send(message) {
  if (socket && socket.readyState === 1) socket.send(JSON.stringify(message));
}
const act = (words_) => send({ at: screen.number, do: words_ });

// ---- A room is opened ---------------------------------------------------------------------------------------

function choice(name, options, label, spoken) {
  const select = make("select", { name });
  for (const one of options) select.append(make("option", { value: one, textContent: spoken(one) }));
  return make("label", {}, label, select);
}
function openForm() {
  const house = Object.entries(offer.house).map(([name, options]) =>
    choice(`house.${name}`, ["", ...options], word(name), (one) => one ? word(`${name}.${one}`) : word("preset")));
  const rules = choice("rules", offer.rules, word("rules"), (one) => word(`rules.${one}`));
  rules.querySelector("select").value = "pub";
  return make("section", {}, make("h2", { textContent: word("open") }), make("form", { on: openRoom },
    choice("mode", offer.modes, word("mode"), word), rules,
    choice("format", offer.formats, word("format"), word),
    choice("bot", offer.bots, word("bot"), (one) => word(`bot.${one}`)),
    choice("seconds", offer.clocks, word("clock"), (one) => one === "0" ? word("no_clock") : `${one} ${word("seconds")}`),
    make("details", {}, make("summary", { textContent: word("house") }), make("div", { className: "grid" }, ...house)),
    make("button", { className: "go", textContent: word("open") })));
}
async function openRoom(event) {
  event.preventDefault();
  const asked = { house: {} };
  for (const [name, value] of new FormData(event.target)) {
    if (!name.startsWith("house.")) asked[name] = value;
    else if (value) asked.house[name.slice(6)] = value;
  }
  const answer = await fetch("/rooms", { method: "POST", body: JSON.stringify(asked) });
  const made = await answer.json();
  if (!answer.ok) return say(made.said ? made.said[lang] : answer.status);
  opened = made.words.map((one) => `${location.origin}/room/${made.room}#${one}`);
  draw();
}
function links() {
  const [mine, ...others] = opened;
  return make("section", { className: "links" }, others.length ? make("p", { textContent: word("links") }) : null,
    ...others.map((link) => make("p", {}, make("code", { textContent: link }),
      make("button", { textContent: word("copy"), on: () => navigator.clipboard.writeText(link) }))),
    make("a", { href: mine, id: "mine" }, make("button", { className: "go", textContent: word("go") })));
}

// ---- Somebody sits down -------------------------------------------------------------------------------------

const secret = () => location.hash.startsWith("#me=") ? location.hash.slice(4) : null;
function sit(event) {
  event.preventDefault();
  // The secret is made and kept here before it is sent: an answer that is lost on the way locks nobody out.
  const mine = kept.get(`wish.${room}.${location.hash}`, null) || Array.from(crypto.getRandomValues(new Uint8Array(24)), (one) => one.toString(16).padStart(2, "0")).join("");
  kept.set(`wish.${room}.${location.hash}`, mine);
  connect({ secret: mine, invited: location.hash.slice(1), name: event.target.elements.name.value });
}
function sitForm() {
  return make("section", {}, make("form", { on: sit }, make("label", {}, word("name"), make("input", { name: "name", required: true, maxLength: 20, autocomplete: "nickname" })),
    make("button", { className: "go", textContent: word("sit") })));
}
function connect(joining) {
  if (socket) { socket.onclose = null; socket.close(); }
  const mine = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/${room}`);
  socket = mine;
  mine.onopen = () => mine.send(JSON.stringify({ ...joining, lang, pack }));
  mine.onmessage = (event) => {
    (window.received ||= []).push(event.data);
    if (window.received.length > 2000) window.received.shift();
    const message = JSON.parse(event.data);
    if (message.kind === "refused") {
      if (["stranger", "name", "full"].includes(message.error)) mine.onclose = null;
      if (message.error === "stranger" && secret()) say(word("no_link")); else say(message.said);
      return;
    }
    if (location.hash !== `#me=${joining.secret}`) history.replaceState(null, "", `#me=${joining.secret}`);
    wait = 500;
    shown(message);
  };
  mine.onclose = () => {
    say(word("lost"));
    setTimeout(() => connect({ secret: joining.secret, ...(screen ? {} : joining) }), wait);
    wait = Math.min(wait * 2, 10000);
  };
}

// ---- The screen ---------------------------------------------------------------------------------------------

function shown(message) {
  say("");
  const before = screen;
  if (!before || before.number !== message.number || before.result !== message.result) { chosen = new Set(); looking = false; }
  screen = message;
  ends = message.left === null ? 0 : Date.now() + message.left * 1000;
  if (message.taken && message.taken.length && message.trick && message.trick.cards.length) {
    held = message.taken[0];
    setTimeout(() => { if (!looking) { held = null; draw(); } }, 2500);
  } else held = null;
  draw();
}
function trickBox(trick) {
  const box = make("div", { className: "trick" });
  for (const [name, code, said] of trick ? trick.cards : [])
    box.append(make("figure", { className: trick.winner === name ? "won" : "" }, picture([code, said]), make("figcaption", { textContent: name })));
  const told = trick && trick.winner ? `${trick.winner} ${word("takes")} ${trick.points} ${word("points")}` : "";
  return make("div", {}, box, told ? make("p", { textContent: told }) : null);
}
function seats() {
  return make("div", { className: "seats" }, ...screen.seats.map((one, place) => make("div", { className: one.turn ? "seat turn" : "seat" },
    make("b", { textContent: place ? one.name : `${one.name} (${word("you")})` }),
    `${one.seat}${one.declarer ? ", " + word("declarer") : ""} · ${one.cards} ${word("cards")}`, one.said ? ` · ${one.said}` : "",
    make("div", { className: "small" }, ...one.open.map(picture)))));
}
function middle() {
  const last = held || (screen.last.length ? screen.last[0] : null);
  const empty = !screen.trick || !screen.trick.cards.length;
  const seen = looking || held ? last : screen.trick;
  const switched = () => { looking = !looking; if (!looking) held = null; draw(); };
  return make("div", { className: "felt", id: "felt" }, trickBox(seen),
    last && (empty || held) ? make("button", { id: "last", textContent: word(looking ? "close" : "last"), on: switched }) : null);
}
function hand() {
  const legal = new Set(screen.legal), box = make("div", { className: legal.size ? "hand" : "hand off", id: "hand" });
  for (const card of screen.hand) {
    const [code, said] = card;
    box.append(make("button", { disabled: !legal.has(code), className: chosen.has(code) ? "chosen" : "", ariaLabel: said, data: { card: code }, on: () => tap(code) }, picture(card)));
  }
  return box;
}
function tap(code) {
  if (screen.choose === null) return act(code);
  if (!chosen.delete(code) && chosen.size < screen.choose) chosen.add(code);
  draw();
}
function picked(list, label, id) {
  if (!list.length) return null;
  const select = make("select", { id, ariaLabel: label }, ...list.map(([value, said]) => make("option", { value, textContent: said })));
  return make("span", {}, select, " ", make("button", { className: "go", id: `${id}-go`, textContent: label, on: () => act(select.value) }));
}
function acts() {
  const box = make("div", { className: "acts", id: "acts" });
  if (screen.choose !== null && screen.legal.length)
    box.append(`${word("choose")} ${screen.choose}`, make("button", { className: "go", id: "choose", disabled: chosen.size !== screen.choose, textContent: word(screen.verb), on: () => act(`${screen.verb} ${[...chosen].join(" ")}`) }));
  const bids = picked(screen.bids.map((one) => [`${one}`, `${one}`]), word("bid"), "bid");
  if (bids) box.append(bids);
  for (const [does, said] of screen.buttons) box.append(make("button", { textContent: said, data: { do: does }, on: () => act(does) }));
  const games = picked(screen.contracts, word("declare"), "declare");
  if (games) box.append(games);
  return box;
}
function play() {
  const mine = screen.asked.includes(screen.me);
  const state = [`${word("deal")} ${screen.deal} ${word("of")} ${screen.deals}`, screen.contract, screen.bid ? `${word("bid_at")} ${screen.bid}` : null,
    mine ? word("your_turn") : `${word("turn")} ${screen.asked.join(", ")}`].filter(Boolean).join(" · ");
  return [make("p", { id: "state" }, state, make("span", { id: "clock" })), seats(), middle(), hand(), acts(),
    screen.skat.length ? make("p", { className: "small" }, `${word("skat")}: `, ...screen.skat.map(picture)) : null,
    screen.wishes.length ? make("p", { textContent: `${word("wishes")} ${screen.wishes.join(", ")}` }) : null,
    make("div", { className: "acts" }, screen.may_undo ? make("button", { id: "undo", textContent: word("undo"), on: () => send({ at: screen.number, undo: true }) }) : null,
      screen.more.length ? make("details", {}, make("summary", { textContent: word("more") }), ...screen.more.map(([does, said]) => make("button", { textContent: said, data: { do: does }, on: () => act(does) }))) : null),
    make("details", { open: innerWidth > 800, className: "story" }, make("summary", { textContent: word("story") }), make("ul", {}, ...screen.told.map((one) => make("li", { textContent: one })))),
    make("details", {}, make("summary", { textContent: word("score") }), make("ul", {}, ...screen.totals.map(([name, total]) => make("li", { textContent: `${name}: ${total}`.replace("-", "−") }))))];
}
function listBox() {
  const box = make("div", { className: "scroll" });
  box.innerHTML = screen.list;
  return box;
}
function resultBox() {
  const parts = [make("h2", { textContent: `${word("result")} ${screen.result}` }), make("ul", { id: "told" }, ...screen.told.map((one) => make("li", { textContent: one }))),
    screen.last.length ? make("details", {}, make("summary", { textContent: word("last") }), trickBox(screen.last[0])) : null, listBox(), make("p", {}, make("span", { id: "clock" }))];
  if (screen.rounds.length) parts.push(make("ul", {}, ...screen.rounds.map((names, at) => make("li", { textContent: `${word("round")} ${at + 1}: ${names.length ? word("won_by") + " " + names.join(", ") : "–"}` }))));
  if (screen.mine) parts.push(make("button", { className: "go", id: "next", textContent: word("next"), on: () => send({ seen: screen.result }) }));
  if (screen.waiting.length) parts.push(make("p", { textContent: `${word("waits")} ${screen.waiting.join(", ")}` }));
  if (screen.winners && !screen.mine) parts.unshift(make("h2", { id: "winners", textContent: `${word("winners")} ${screen.winners.join(", ")}` }));
  if (screen.winners && !screen.mine) parts.push(make("ul", {}, ...screen.ranks.map(([rank, name, total]) => make("li", { textContent: `${rank}. ${name}: ${total}`.replace("-", "−") }))),
    make("button", { className: "go", id: "again", disabled: screen.again.includes(screen.me), textContent: word("again"), on: () => send({ again: screen.game }) }),
    screen.again.length ? make("p", { textContent: `${word("agains")} ${screen.again.join(", ")}` }) : null);
  return [make("section", { id: "result" }, ...parts)];
}
function draw() {
  words = offer.words[lang];
  document.documentElement.lang = lang;
  for (const node of document.querySelectorAll("[data-word]")) node.textContent = word(node.dataset.word);
  for (const option of $("pack").options) option.textContent = word(option.value);
  $("lang").value = lang; $("pack").value = pack; document.title = word("title");
  const unfolded = [...document.querySelectorAll("#main details")].map((one) => one.open);
  let parts;
  if (!room) parts = [opened ? links() : openForm()];
  else if (!screen) parts = [secret() ? null : location.hash.length > 1 ? sitForm() : make("p", { textContent: word("no_link") })];
  else if (!screen.totals) parts = [make("section", { id: "lobby" }, make("p", { textContent: word("lobby") }), make("ul", {}, ...screen.chairs.map((one) => make("li", { textContent: one || word("free") }))))];
  else if (screen.result !== undefined) parts = resultBox();
  else parts = play();
  $("main").replaceChildren(...parts.filter(Boolean));
  const boxes = [...document.querySelectorAll("#main details")];
  if (boxes.length === unfolded.length) boxes.forEach((one, at) => { one.open = unfolded[at]; });
  const story = document.querySelector(".story ul");
  if (story) story.scrollTop = story.scrollHeight;
}
function changed() {
  lang = $("lang").value; pack = $("pack").value;
  kept.set("lang", lang); kept.set("pack", pack);
  draw();
  if (room && secret() && screen) connect({ secret: secret() });
}
async function begin() {
  offer = await (await fetch("/offer")).json();
  $("lang").addEventListener("change", changed); $("pack").addEventListener("change", changed);
  setInterval(() => { const clock = $("clock"); if (clock) clock.textContent = ends ? ` (${Math.max(0, Math.ceil((ends - Date.now()) / 1000))} ${word("left")})` : ""; }, 250);
  draw();
  if (room && secret()) connect({ secret: secret() });
}
begin();
