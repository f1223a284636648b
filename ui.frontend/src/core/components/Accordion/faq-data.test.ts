import { faqData } from './faq-data';

const item = (panelTitle: string, text: string) => ({
  name: panelTitle,
  panelTitle,
  columnClassName: undefined,
  model: {
    ':type': 'ventora/components/container',
    ':items': { text: { ':type': 'ventora/components/text', text } },
    ':itemsOrder': ['text'],
  },
});

it('provides questions and answers to search engines', () => {
  expect(faqData([item('How large should the tank be?', '<p>Ten seconds.</p>')])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How large should the tank be?',
        acceptedAnswer: { '@type': 'Answer', text: '<p>Ten seconds.</p>' },
      },
    ],
  });
});

it('ignores other accordions', () => {
  expect(faqData([item('Warranty', '<p>Two years.</p>'), item('Really ?', '<p>Yes.</p>')])).toBeUndefined();
  expect(faqData([item('Why?', '')])).toBeUndefined();
  expect(faqData([])).toBeUndefined();
});
