#!/usr/bin/env node
/*
 * `npm create ventora FOLDER`, or `npx create-ventora-VERSION.tgz FOLDER`: writes a small project with a site. Plain
 * JavaScript without packages: it runs before anything is installed.
 *
 *   --title=TITLE      what authors and visitors read; the folder's name if not given
 *   --ventora=SPEC     where ventora is installed from: a version, or the path of an archive
 */
const { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');

const template = path.join(__dirname, 'template');
const TEXT = /\.(?:json|tsx?|scss|svg|md)$|_gitignore$/;

class WordsError extends Error {}

/** `my-site` as `My site`. */
const titleOf = (name) => {
  const words = name.replace(/[-_.]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The first part of the site's paths: `my-site` as `mysite`. */
function idOf(name) {
  const id = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (!/^[a-z][a-z0-9]+$/.test(id))
    throw new WordsError(`“${name}” is no name for a site; one begins with a letter, like my-site`);
  return id;
}

/** The logo has 300 of 387 units for the name, at most 44 high. @param {string} title */
const logoSize = (title) => Math.round(Math.min(44, 300 / (title.length * 0.58)));

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** How a text is written in each kind of file. */
const written = {
  '.json': (text) => JSON.stringify(text).slice(1, -1),
  '.ts': (text) => text.replace(/[\\']/g, '\\$&'),
  '.svg': escaped,
  '.md': escaped,
};

/**
 * Writes a project.
 *
 * @param {string} folder absolute; new or empty
 * @param {{ title?: string, ventora: string, versions: Record<string, string> }} options where ventora is installed from,
 *   and the versions of other packages, by the names that the template has for them
 * @returns {string} the id of its site
 * @throws {WordsError} if the folder has files, or its name is none for a site
 */
function create(folder, { title, ventora, versions }) {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new WordsError(`${folder} has files already; name a new folder`);
  const id = idOf(path.basename(folder));
  const name = title ?? titleOf(path.basename(folder));
  const values = { ...versions, id, ventora, logoSize: String(logoSize(name)) };
  const fill = (text, extension) =>
    text
      .replaceAll('__title__', (written[extension] ?? String)(name))
      .replace(/__(\w+?)__/g, (whole, key) => values[key] ?? whole);
  for (const entry of readdirSync(template, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const from = path.join(entry.parentPath ?? entry.path, entry.name);
    const target = path.join(
      folder,
      path
        .relative(template, from)
        .replaceAll('__id__', id)
        .replace(/^_gitignore$/, '.gitignore'),
    );
    const bytes = readFileSync(from);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(
      target,
      TEXT.test(entry.name) ? fill(bytes.toString('utf8'), path.extname(entry.name)) : bytes,
    );
  }
  return id;
}

/** `--title=Museum` as `Museum`. */
const option = (words, name) =>
  words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) || undefined;

function main(words) {
  const [name] = words.filter((word) => !word.startsWith('--'));
  if (name === undefined) throw new WordsError('Say where: npm create ventora my-site');
  const folder = path.resolve(name);
  const source = option(words, 'ventora');
  // An archive is found from the project, wherever that is.
  const ventora = source && existsSync(source) ? `file:${path.resolve(source)}` : source;
  // Written when this is packed (scripts/pack): both packages have one version.
  const { version } = require('./package.json');
  const versions = require('./versions.json');
  create(folder, { title: option(words, 'title'), ventora: ventora ?? version, versions });
  const place = path.relative(process.cwd(), folder) || '.';
  console.log(`${place} is a site. Next:\n\n  cd ${place}\n  npm install\n  npm start\n`);
}

if (require.main === module) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof WordsError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

module.exports = { create };
