import { partsOf } from './chapter';

it('splits a chapter at its tables and code, and names a table after the heading above it', () => {
  const html =
    '<h2 id="run">Run</h2><p>Do this:</p><pre><code class="language-sh">npm start &amp;&amp; echo "a &lt; b"\n</code></pre>' +
    '<table><tr><td>1</td></tr></table><p>Done.</p>';
  expect(partsOf(html)).toEqual([
    { kind: 'prose', html: '<h2 id="run">Run</h2><p>Do this:</p>' },
    {
      kind: 'code',
      code: [{ text: 'npm start && echo ' }, { kind: 'string', text: '"a < b"' }],
    },
    { kind: 'table', html: '<table><tr><td>1</td></tr></table>', heading: 'run' },
    { kind: 'prose', html: '<p>Done.</p>' },
  ]);
});

it('leaves code in lists where it is', () => {
  const html = '<ol><li>Run it:<pre><code>npm test</code></pre></li></ol>';
  expect(partsOf(html)).toEqual([{ kind: 'prose', html }]);
});

it('keeps the spaces at the beginning of code', () => {
  expect(partsOf('<pre><code>    indented\n  less\n</code></pre>')).toEqual([
    { kind: 'code', code: [{ text: '    indented\n  less' }] },
  ]);
});
