import { calculatorNames } from '../../features/calculators/java-names';
import { catalogueNames } from '../../features/catalogue/java-names';
import { sizingNames } from '../../features/sizing/java-names';

/** Names that exporters share with the Java bundle, by feature. `npm run generate` writes them for Java. */
export const javaNames = { calculators: calculatorNames, catalogue: catalogueNames, sizing: sizingNames };
