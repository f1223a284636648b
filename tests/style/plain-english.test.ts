import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** Words that docs/style.md rejects, and what to write instead. Texts for visitors are edited separately. */
const instead: readonly (readonly [word: RegExp, write: string])[] = [
  [/\banew\b/i, 'again'],
  [/\bbrothers?\b/i, 'sibling'],
  [/\bwho(?:m)?ever\b/i, 'anyone who, or name the role'],
  [/\blike of\b/i, 'equivalent'],
  [/\b(?:im|e)migration\b|\bimplantation\b/i, 'move, paste'],
  [/\bhe (?:has|had|is|was|left|began|may|can|does|did)\b/, 'they'],
  [/\bthere is but one\b/i, 'there is only one'],
];

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.js', '*.md', '*.scss', '*.java'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) =>
    /^(?!docs\/style\.md|model-json\/sites\/|shared\/words\/|tests\/(?:search|style)\/)./.test(file),
  );

it('contains only plain English', () => {
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        instead
          .filter(([word]) => word.test(line))
          .map(([word, write]) => `${file}:${index + 1} ${word.exec(line)![0]} → ${write}`),
      ),
  );
  expect(found).toEqual([]);
}); // prettier-ignore
