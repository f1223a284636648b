import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import { flag, text } from '../../../exporter/shared/properties';
import type { Resource } from '../../../repository/Resource';
import type { Checked } from '../Checked';
import { fieldWith } from '../field-of';
import { t } from '../../../../../shared/authoring/language/t';

/** Longer ones are read out in one breath, without a way to pause. */
const LONGEST = 250;
const FILE_NAME =
  /\.(?:jpe?g|png|gif|webp|avif|svg|tiff?)$|^(?:img|dsc|image|picture|photo|foto|bild)[\s_-]*\d*$/i;
const NEEDLESS =
  /^(?:(?:an? )?(?:image|picture|photo|photograph|graphic) of\b|(?:ein )?(?:bild|foto) (?:von|der|des|einer?)\b|(?:une )?(?:image|photo) (?:de|du|d’|d')|(?:una )?(?:imagen|foto) (?:de|del)\b)/i;

/** Pictures without a description, and descriptions that describe nothing. */
export function* alternativeTexts({
  drawn,
  texts,
  instance: { repository },
}: Checked): Generator<CheckFinding> {
  for (const { alt, owner } of drawn.pictures) {
    if (owner.isForeign) continue;
    const node = repository.get(owner.path);
    const isOffered = node !== undefined && texts.kindOf(node, 'alt') !== undefined;
    const isChosen = node !== undefined && text(node.properties, 'fileReference') !== undefined;
    const place = { rule: 'alternative-text', path: owner.path } as const;
    const said = alt?.trim();
    if (said === undefined || said === '') {
      const isMeant = node !== undefined && flag(node.properties, 'isDecorative') === true;
      if (said === undefined || (isOffered && isChosen && !isMeant))
        yield {
          ...place,
          severity: 'error',
          ...(isOffered && { field: fieldFor(node) }),
          message: t('A picture has no alternative text. Say what it shows, or mark it as decorative.'),
        };
      continue;
    }
    const problem = problemOf(said);
    if (problem === undefined) continue;
    const field = fieldWith(node, said) ?? (isOffered ? 'alt' : undefined);
    yield { ...place, severity: 'warning', excerpt: said, ...(field && { field }), message: problem };
  }
}

/** While the text is taken from the asset, there is no field for another one. */
const fieldFor = ({ properties }: Resource): string =>
  flag(properties, 'altValueFromDAM') === false ? 'alt' : 'altValueFromDAM';

function problemOf(alt: string): string | undefined {
  if (FILE_NAME.test(alt)) return t('The alternative text is a file name. Say what the picture shows.');
  if (NEEDLESS.test(alt))
    return t('Screen readers say that it is a picture. Begin the alternative text with what it shows.');
  if (alt.length > LONGEST)
    return t(
      'The alternative text has {alt} characters. Keep it below {LONGEST}, and say the rest beside the picture.',
      { alt: alt.length, LONGEST },
    );
  return undefined;
}
