/*
 * What a room of test files needs (scripts/test/rooms.js): each file finds the world as Jest would give it, except for the
 * modules that are loaded.
 */

const isInDom = typeof document !== 'undefined';
/* The library cleans up after each test only where it was loaded. Here that is for all files of the room. */
// eslint-disable-next-line @typescript-eslint/no-require-imports
if (isInDom) require('@testing-library/react');

const globals = globalThis as unknown as Record<string, unknown>;
const environment = { ...process.env };
let before: Map<string, PropertyDescriptor> | undefined;

const descriptors = () => new Map(Object.entries(Object.getOwnPropertyDescriptors(globals)));

/** Takes back what tests have assigned to global names, such as `matchMedia`. */
function resetGlobals(known: ReadonlyMap<string, PropertyDescriptor>): void {
  for (const [name, now] of descriptors()) {
    const descriptor = known.get(name);
    if (!now.configurable || now.value === descriptor?.value) continue;
    if (descriptor) Object.defineProperty(globals, name, descriptor);
    else delete globals[name];
  }
}

function resetDocument(): void {
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const { name } of [...document.documentElement.attributes])
    document.documentElement.removeAttribute(name);
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

function resetWorld(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  if (before) resetGlobals(before);
  if (isInDom) resetDocument();
}

/**
 * Registers the tests of a file.
 * @param file its path from the root, as their title
 */
export function room(file: string, requireTests: () => void): void {
  describe(file, () => {
    beforeAll(() => {
      before ??= descriptors();
    });
    requireTests();
    afterAll(resetWorld);
  });
}
