import type { Facts } from '../../../../documents/api/drawing';
import type { Figure } from '../../../products/figures';
import type { DataSheet } from '../../models/SiteDocument';

/**
 * A data sheet's facts for programs, as a file within it: figures in the unit of their source, whichever the reader's units.
 * @param title what a data sheet is called
 */
export function factsOf(document: DataSheet, origin: string, title: string): Facts {
  const { name, sku, kind, family, language, modified, address, site } = document;
  const { figures, connections, flowCurve, versions, certificates, accessories, spareParts } = document;
  return {
    name: `${sku}.json`,
    description: `${title}: ${name}`,
    content: {
      maker: site,
      sku,
      name,
      kind,
      family,
      language,
      modified,
      page: origin + address,
      figures: figures.map(factOf),
      connections,
      flowCurve,
      versions: versions.map((version) => ({ ...version, figures: version.figures.map(factOf) })),
      certificates,
      accessories,
      spareParts,
    },
  };
}

/** A number without a dimension has no unit. */
const factOf = ({ name, value, unit }: Figure) => ({ name, value, ...(unit && unit !== '1' && { unit }) });
