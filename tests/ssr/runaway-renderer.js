/* A renderer that obeys a page's title; real components must never be able to do this to the service. */
const acts = {
  loop() {
    for (;;);
  },
  slow() {
    const until = Date.now() + 1000;
    while (Date.now() < until);
  },
  // Allocates within V8, where nothing can stop it: a thread would crash the whole service.
  memory() {
    const map = new Map();
    for (let at = 0; ; at += 1) map.set(at, at);
  },
  exit() {
    process.exit(3);
  },
  throw() {
    throw new Error('valve stuck');
  },
  refuse() {
    throw Object.assign(new Error('page model: id is missing'), { name: 'PageModelError' });
  },
};

exports.renderBody = ({ model, origin }) => {
  acts[model.title]?.();
  return { html: `<h1>${model.title} ${origin}</h1>`, problems: [] };
};
exports.initialStateScript = (state) => `<script type="application/json">${JSON.stringify(state)}</script>`;
