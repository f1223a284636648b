/**
 * kg of CO₂ for a kWh from the mains, rounded: a beginning that a visitor replaces by the figure of their supplier. Great
 * Britain: DESNZ, conversion factors 2024. Germany: UBA, 2024. France: ADEME. Spain: Red Eléctrica, 2024. United States:
 * EPA eGRID 2022. Canada: National Inventory Report 2024. Switzerland: BAFU, consumers' mix.
 */
export const GRID_CARBON: Readonly<Record<string, number>> = {
  gb: 0.21,
  de: 0.36,
  fr: 0.05,
  es: 0.12,
  us: 0.37,
  ca: 0.11,
  ch: 0.11,
};
