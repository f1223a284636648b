import type { Resource } from '../../model-json/core/repository/Resource';

/** A site that a sheet is drawn for. */
export interface SheetPlace {
  /** Content of the site, by its path below it. */
  at(path: string): Resource;
  /** BCP 47. */
  readonly language: string;
  readonly words: SheetWords;
}

/** What is printed beside what the pages say. */
export interface SheetWords {
  readonly fillIn: string;
  readonly survey: string;
  readonly surveyHead: readonly string[];
  readonly log: string;
  readonly logHead: readonly string[];
  readonly logColumns: readonly string[];
  readonly back: string;
  page(number: number, count: number): string;
}

export const SHEET_WORDS: Readonly<Record<'en' | 'de' | 'fr' | 'es', SheetWords>> = {
  en: {
    fillIn: 'To fill in',
    survey: 'Site survey',
    surveyHead: ['Company', 'Place', 'Visited by', 'Date'],
    log: 'Service log',
    logHead: ['Machine', 'Serial number', 'Place', 'In service since'],
    logColumns: ['Date', 'Hours', 'Work done', 'Parts and oil', 'Signature'],
    back: 'Send the filled-in sheet to your dealer or to us: the figures on it are what a quote is worked out from.',
    page: (number, count) => `Page ${number} of ${count}`,
  },
  de: {
    fillIn: 'Zum Ausfüllen',
    survey: 'Aufmaß vor Ort',
    surveyHead: ['Firma', 'Ort', 'Aufgenommen von', 'Datum'],
    log: 'Wartungsheft',
    logHead: ['Maschine', 'Seriennummer', 'Standort', 'In Betrieb seit'],
    logColumns: ['Datum', 'Stunden', 'Arbeit', 'Teile und Öl', 'Unterschrift'],
    back: 'Schicken Sie den ausgefüllten Bogen an Ihren Händler oder an uns: Aus diesen Angaben entsteht das Angebot.',
    page: (number, count) => `Seite ${number} von ${count}`,
  },
  fr: {
    fillIn: 'À remplir',
    survey: 'Relevé sur site',
    surveyHead: ['Entreprise', 'Lieu', 'Relevé par', 'Date'],
    log: 'Carnet d’entretien',
    logHead: ['Machine', 'Numéro de série', 'Emplacement', 'En service depuis'],
    logColumns: ['Date', 'Heures', 'Travaux', 'Pièces et huile', 'Signature'],
    back: 'Envoyez la feuille remplie à votre distributeur ou à nous : le devis se calcule sur ces données.',
    page: (number, count) => `Page ${number} sur ${count}`,
  },
  es: {
    fillIn: 'Para rellenar',
    survey: 'Visita a la planta',
    surveyHead: ['Empresa', 'Lugar', 'Visitado por', 'Fecha'],
    log: 'Libro de mantenimiento',
    logHead: ['Máquina', 'Número de serie', 'Ubicación', 'En servicio desde'],
    logColumns: ['Fecha', 'Horas', 'Trabajo', 'Piezas y aceite', 'Firma'],
    back: 'Envíe la hoja rellena a su distribuidor o a nosotros: con esos datos se calcula la oferta.',
    page: (number, count) => `Página ${number} de ${count}`,
  },
};
