// Makes the page of a table live: it is renewed when the table changes, answers are sent without
// leaving it, and a click on the board narrows the answers. Without this script everything works.

let chosen = new Set();

const page = () => document.querySelector("[data-live]");

// Answers of the server may overtake each other; a page that was made before this one is dropped.
function older(one, other) {
  const [table, draft] = one.split(".").map(Number);
  const [known, drafted] = other.split(".").map(Number);
  return table < known || (table === known && draft < drafted);
}

function put(fresh) {
  const old = page();
  const next = fresh.querySelector("[data-live]");
  if (!next) { location.reload(); return; }
  if (older(next.dataset.seen ?? "", old.dataset.seen ?? "")) return;
  const open = new Set([...old.querySelectorAll("details")].map((d, n) => (d.open ? n : -1)));
  const focused = old.contains(document.activeElement) ? document.activeElement : null;
  const scrolled = [...old.children].map((part) => part.scrollTop);
  const wasAsked = old.querySelector("#asked")?.textContent;
  old.replaceWith(next);
  document.querySelector(".sprite").replaceWith(fresh.querySelector(".sprite"));
  document.title = fresh.title;
  const sameParts = next.querySelectorAll("details").length === 0 || open.size > 0;
  if (sameParts) next.querySelectorAll("details").forEach((d, n) => { d.open = open.has(n); });
  [...next.children].forEach((part, n) => { part.scrollTop = scrolled[n] ?? 0; });
  if (next.querySelector("#asked")?.textContent !== wasAsked) {
    const answers = next.querySelector("#part-answers");
    if (answers) answers.scrollTop = 0;
  }
  if (focused) {
    const same = focused.dataset.key && next.querySelector(`[data-key="${focused.dataset.key}"]`);
    (same ?? next.querySelector("#part-answers .option, [data-key=confirm], #asked"))?.focus();
  }
  announce(next.querySelector(".notice, #asked")?.textContent ?? "");
  chosen = new Set();
  dress();
}

// A part that is replaced is not read out; this one stays.
const speaker = document.createElement("p");
speaker.className = "hidden";
speaker.setAttribute("aria-live", "polite");
document.body.append(speaker);

function announce(words) {
  if (speaker.textContent !== words.trim()) speaker.textContent = words.trim();
}

async function renew(request, options) {
  const answer = await fetch(request, options);
  const text = await answer.text();
  put(new DOMParser().parseFromString(text, "text/html"));
}

// Which things of the board are named by some answer, and which answers name all that was clicked.
function dress() {
  const here = page();
  here.classList.add("live");
  const named = new Set(
    [...here.querySelectorAll(".option[data-refs]")].flatMap((option) => option.dataset.refs.split(" ")),
  );
  for (const piece of here.querySelectorAll("[data-ref]")) {
    if (!named.has(piece.dataset.ref)) continue;
    piece.classList.add("named");
    piece.append(handle(piece.getBBox()));
  }
}

// A drawing is mostly air: this makes all of its box answer to a finger.
function handle(box) {
  const area = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const side of ["x", "y", "width", "height"]) area.setAttribute(side, box[side]);
  area.setAttribute("class", "handle");
  area.setAttribute("rx", 8);
  return area;
}

function narrow() {
  const here = page();
  const options = [...here.querySelectorAll(".option[data-refs]")];
  const left = options.filter((option) => {
    const refs = option.dataset.refs.split(" ");
    return [...chosen].every((ref) => refs.includes(ref));
  });
  for (const option of options) option.classList.toggle("aside", !left.includes(option));
  here.querySelector(".narrow")?.remove();
  if (chosen.size) {
    const note = document.createElement("p");
    note.className = "narrow";
    const clear = document.createElement("button");
    clear.type = "button";
    clear.className = "btn small";
    clear.textContent = here.dataset.clear;
    clear.addEventListener("click", () => { chosen.clear(); narrow(); });
    note.append(clear);
    here.querySelector("#possible").after(note);
  }
  return left;
}

document.addEventListener("click", (event) => {
  const piece = event.target.closest?.("[data-ref].named");
  if (!piece) return;
  chosen.add(piece.dataset.ref);
  let left = narrow();
  if (!left.length) { chosen = new Set([piece.dataset.ref]); left = narrow(); }
  const possible = left.filter((option) => !option.classList.contains("no"));
  const meant = possible.length ? possible : left;
  if (meant.length === 1) meant[0].click();
  else meant[0]?.focus();
});

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!page()?.contains(form) || page().id !== "table") return;
  event.preventDefault();
  const fields = new FormData(form, event.submitter);
  renew(form.action, { method: "POST", body: new URLSearchParams(fields) }).catch(() => form.submit());
});

function listen() {
  const source = new EventSource(page().dataset.live);
  let lost = null;
  source.onmessage = (event) => {
    lost?.remove();
    lost = null;
    if (Number(event.data) > Number(page().dataset.revision)) renew(location.href);
  };
  source.onerror = () => {
    if (lost) return;
    lost = document.createElement("p");
    lost.className = "notice lost";
    lost.setAttribute("role", "status");
    lost.textContent = page().dataset.lost;
    document.body.append(lost);
  };
}

dress();
listen();
