import Validator, { type Issue } from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';
import type { Finding } from '../Finding';
import { ownText } from '../own-text';
import type { Page } from '../Page';
import { vocabulary } from './vocabulary';

/** Checks what pages tell search engines: against the vocabulary of schema.org, and what Google wants for its results. */
export class StructuredData {
  private readonly validator = new Validator(vocabulary());

  async check({ address, html }: Page): Promise<Finding[]> {
    const issues = await this.validator.validate(new WebAutoExtractor().parse(html));
    return issues.map((issue) => ({
      checker: 'data',
      isError: issue.severity === 'ERROR',
      kind: ownText(`${placeOf(issue)}: ${issue.issueMessage}`),
      address,
    }));
  }
}

/** `Product.offers`, without the positions in lists. */
const placeOf = ({ rootType, path = [] }: Issue): string =>
  [rootType, ...path.flatMap(({ property }) => property ?? [])].join('.');
