const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** What git says, split at NUL; undefined where this is not a checkout. */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

const contentOf = (file) => {
  const at = path.join(root, file);
  return existsSync(at) && statSync(at).isFile() ? readFileSync(at) : 'none';
};

/**
 * A hash over files as they are on the disk: what git has in its index, and the content of whatever differs from it.
 *
 * @param inputs files and folders, from the checkout; `:!docs` leaves one out
 * @returns undefined where git cannot tell
 */
function hashOfInputs(inputs) {
  const known = git('ls-files', '-s', '-z', '--', ...inputs);
  const changed = git('ls-files', '-m', '-o', '--exclude-standard', '-z', '--', ...inputs);
  if (!known || !changed) return undefined;
  const hash = createHash('sha256').update([process.version, process.platform, ...known].join('\0'));
  for (const file of [...new Set(changed)].sort()) hash.update(`\0${file}\0`).update(contentOf(file));
  return hash.digest('hex');
}

/** Files that differ from where this branch left `main`, committed or not. */
function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? ['HEAD'];
  const committed = git('diff', '--name-only', '--diff-filter=d', '-z', base.trim()) ?? [];
  const added = git('ls-files', '-o', '--exclude-standard', '-z') ?? [];
  return [...new Set([...committed, ...added])].sort();
}

module.exports = { changedFiles, hashOfInputs };
