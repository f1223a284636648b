/** Whether an `Accept` header would rather have JSON than HTML; when it does not mind, it gets HTML. */
export function prefersJson(accept = '*/*'): boolean {
  const json = wishFor('application/json', accept);
  const html = wishFor('text/html', accept);
  return json.quality > html.quality || (json.quality === html.quality && json.detail > html.detail);
}

/** How much a header wants a type, by the range that says most about it. */
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
