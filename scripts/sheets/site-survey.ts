import { DomUtils, parseDocument } from 'htmlparser2';
import { COLOURS } from '../../model-json/features/documents/drawing/colours';
import { blankSheet, ended, lineAt } from './blank';
import type { SheetPlace } from './SheetPlace';

const LINE = 22;

/** The questions of the resources page, each with space for an answer. */
export function drawSiteSurvey(place: SheetPlace): Promise<Buffer> {
  const { words } = place;
  const questions = questionsIn(
    String(place.at('business-partner-area/resources/jcr:content/root/main/survey/text').properties['text']),
  );
  const sheet = blankSheet(place, words.survey, words.surveyHead);
  const half = Math.ceil(questions.length / 2);
  questions.forEach((question, index) => {
    if (index === half) sheet.newPage();
    const rows = index < half ? 3 : 4;
    sheet.tag('P', () =>
      sheet.write(String(index + 1), sheet.left, sheet.y, 24, {
        font: 'display',
        size: 13,
        colour: COLOURS.blue,
      }),
    );
    sheet.paragraph(question, {
      x: sheet.left + 24,
      width: sheet.width - 24,
      font: 'bold',
      size: 10,
      after: 0,
    });
    for (let row = 1; row <= rows; row += 1)
      lineAt(sheet, sheet.left + 24, sheet.y + row * LINE, sheet.width - 24);
    sheet.y += rows * LINE + 16;
  });
  sheet.paragraph(words.back, { size: 8, colour: COLOURS.soft });
  return ended(sheet, place);
}

/** Texts of a list's items. */
function questionsIn(html: string): string[] {
  const items = DomUtils.getElementsByTagName('li', parseDocument(html)).map((item) =>
    DomUtils.textContent(item),
  );
  if (items.length === 0) throw new Error('The resources page lists no questions for the site survey');
  return items;
}
