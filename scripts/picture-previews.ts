import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { chosenSite } from './chosen-site';

/*
 * `node scripts/run-script.js scripts/picture-previews.ts --site=harbour`: renders a site's SVG pictures as PNG for link
 * previews, which do not support SVG. `previews` is generated from the drawings in `pictures`.
 */
const WIDTH = 1200;
const site = chosenSite();
const folder = path.resolve(__dirname, '../model-json/sites', site, 'dam', site);

async function main(): Promise<void> {
  mkdirSync(path.join(folder, 'previews'), { recursive: true });
  const drawings = readdirSync(path.join(folder, 'pictures')).filter((file) => file.endsWith('.svg'));
  for (const file of drawings)
    await sharp(path.join(folder, 'pictures', file))
      .resize({ width: WIDTH })
      .png({ palette: true, colours: 32, effort: 10 })
      .toFile(path.join(folder, 'previews', `${path.basename(file, '.svg')}.png`));
}

void main();
