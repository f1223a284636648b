const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const { spawnSync } = require('node:child_process');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

/** Git's output, split at NUL; undefined if this is not a checkout. */
function git(...words) {
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  return status === 0 ? stdout.split('\0').filter(Boolean) : undefined;
}

const contentOf = (file) => {
  const at = path.join(root, file);
  return existsSync(at) && statSync(at).isFile() ? readFileSync(at) : 'none';
};

/**
 * A hash over the files on disk: those in git's index, plus the content of any that differ from it.
 * @param inputs files and folders, from the checkout; `:!docs` excludes one
 * @returns undefined if git cannot tell
 */
function hashOfInputs(inputs) {
  const known = git('ls-files', '-s', '-z', '--', ...inputs);
  const changed = git('ls-files', '-m', '-o', '--exclude-standard', '-z', '--', ...inputs);
  if (!known || !changed) return undefined;
  const hash = createHash('sha256').update([process.version, process.platform, ...known].join('\0'));
  for (const file of [...new Set(changed)].sort()) hash.update(`\0${file}\0`).update(contentOf(file));
  return hash.digest('hex');
}

/** Files that changed since this branch left `main`, committed or not. */
function changedFiles() {
  const [base] = git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main') ?? ['HEAD'];
  const committed = git('diff', '--name-only', '--diff-filter=d', '-z', base.trim()) ?? [];
  const added = git('ls-files', '-o', '--exclude-standard', '-z') ?? [];
  return [...new Set([...committed, ...added])].sort();
}

module.exports = { changedFiles, hashOfInputs };
