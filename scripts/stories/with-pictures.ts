/**
 * HTML with pictures that can be shown without a server that makes them: the original where there is one, else a drawing with
 * the file's name in the picture's size. Fixtures name pictures that no site has.
 *
 * @param html as published
 * @param pictures addresses of originals
 */
export function withPictures(html: string, pictures: readonly string[]): DocumentFragment {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html });
  // Renditions, which choose by width and type.
  for (const source of content.querySelectorAll('picture > source')) source.remove();
  for (const picture of content.querySelectorAll('img')) {
    picture.removeAttribute('srcset');
    const src = picture.getAttribute('src') ?? '';
    if (src.startsWith('data:') || pictures.includes(src)) continue;
    const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
    picture.src = drawing(src.slice(src.lastIndexOf('/') + 1), width || 400, height || 300);
  }
  return content;
}

/** A picture of a size that says its name, as an address. */
function drawing(name: string, width: number, height: number): string {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const [ground, label] = [
    shape('rect', { width, height, fill: '#d5dde5' }),
    shape('text', { x: width / 2, y: height / 2 }),
  ];
  for (const [key, value] of Object.entries({
    'text-anchor': 'middle',
    'font-family': 'sans-serif',
    fill: '#33414f',
  }))
    label.setAttribute(key, value);
  label.setAttribute('font-size', `${Math.min(width / 16, height / 6)}`);
  label.textContent = name;
  svg.append(ground, label);
  return `data:image/svg+xml,${encodeURIComponent(svg.outerHTML)}`;
}

function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}
