/** Whether an `Accept` header prefers JSON to HTML; HTML if both are equal. */
export function prefersJson(accept = '*/*'): boolean {
  const json = wishFor('application/json', accept);
  const html = wishFor('text/html', accept);
  return json.quality > html.quality || (json.quality === html.quality && json.detail > html.detail);
}

/** A header's preference for a type, by the most specific matching range. */
function wishFor(type: string, accept: string): { quality: number; detail: number } {
  const ranges = accept.split(',').map((range) => {
    const [name = '', ...parameters] = range
      .toLowerCase()
      .split(';')
      .map((word) => word.trim());
    const quality = parameters.map((parameter) => /^q=([01](?:\.\d+)?)$/.exec(parameter)?.[1]).find(Boolean);
    return { name, quality: Number(quality ?? 1) };
  });
  const names = ['*/*', `${type.split('/')[0]}/*`, type];
  for (let detail = names.length - 1; detail >= 0; detail--) {
    const range = ranges.find(({ name }) => name === names[detail]);
    if (range) return { quality: range.quality, detail };
  }
  return { quality: 0, detail: 0 };
}
