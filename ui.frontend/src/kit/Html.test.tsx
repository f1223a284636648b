import { renderToString } from 'react-dom/server';
import { RichText } from './Html';
import { sanitise } from './SafeHtml';

it('shows what the sanitiser has passed', () => {
  expect(renderToString(<RichText html={sanitise('<p onclick="x()">air</p>')} className="c" />)).toBe(
    '<div class="c"><p>air</p></div>',
  );
});
