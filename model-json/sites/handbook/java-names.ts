/** Names that exporters share with the Java bundle, by feature. `npm run generate` writes them for Java. */
export const javaNames: Readonly<Record<string, () => object>> = {};
