import { check, isPresent, loadCases, skippedMessage } from './manifest';

if (!isPresent) {
  console.warn(skippedMessage);
  it.skip(`matches the models of Adobe's Core Components (${skippedMessage})`, () => {});
} else {
  const cases = loadCases();
  const hard = cases.filter((example) => example.hard);
  const plain = cases.filter((example) => !example.hard);

  describe("matches the models of Adobe's Core Components", () => {
    it.each(plain.map((example) => [example.id, example] as const))('%s', (_id, example) => {
      expect(check(example)).toBeUndefined();
    });
  });

  // Their tests use mocked services whose answers are not all in the manifest.
  it('matches at least eight in nine of the models that depend on mocked services', () => {
    const failing = hard.filter((example) => check(example) !== undefined).map(({ id }) => id);
    expect(failing.length).toBeLessThanOrEqual(Math.floor(hard.length / 9));
  });
}
