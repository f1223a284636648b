import type { StatementWords } from './Words';

export const es: StatementWords = {
  title: 'Declaración de accesibilidad',
  navTitle: 'Accesibilidad',
  description:
    'En qué medida todos pueden usar este sitio, cómo lo sabemos y qué puede hacer si algo no le funciona.',
  lead: 'En qué medida todos pueden usar este sitio, cómo lo sabemos y qué puede hacer si algo no le funciona.',
  aim: 'A qué nos atenemos',
  standard:
    'Seguimos la norma EN\u00a0301\u00a0549, la de la Ley Europea de Accesibilidad (Directiva 2019/882), y con ella las WCAG 2.2, niveles A y AA.',
  standardAbroad: 'Seguimos las WCAG 2.2, niveles A y AA.',
  inPart:
    'Los programas solo encuentran una parte de los defectos y nadie de fuera ha auditado este sitio. Por eso decimos que es parcialmente conforme, aunque nuestras comprobaciones no encuentren nada.',
  checked: 'Qué comprobamos',
  caption: 'Comprobaciones y sus resultados',
  columns: ['Comprobación', 'Examinado', 'Defectos'],
  checks: {
    axe: 'Reglas de axe para las WCAG 2.2, niveles A y AA, en cuatro anchos de ventana',
    keyboard: 'Solo con el teclado se llega a cada control, y en ninguno se queda retenido',
    reflow: 'Zoom del 400\u00a0% y texto al 200\u00a0%: nada queda cortado ni tapado',
    targets: 'Los enlaces y botones son bastante grandes o están bastante separados',
    forcedColours: 'Lo elegido sigue siendo visible con colores forzados',
    html: 'El HTML y los estilos son válidos según Nu HTML Checker',
    pdf: 'Los documentos PDF cumplen PDF/UA-1 según veraPDF',
  },
  pages: (count) => (count === '1' ? '1 página' : `${count} páginas`),
  documents: (count) => (count === '1' ? '1 documento' : `${count} documentos`),
  none: 'ninguno',
  not: 'Qué no es conforme',
  failed: (check, count) => `${check}: no en ${count}`,
  embedded:
    'Los vídeos y mapas de otros sitios solo se cargan si usted acepta. No podemos cambiarlos y no sabemos en qué medida son conformes.',
  photographs: 'Muchas fotografías escaneadas de historia local solo tienen por ahora una descripción breve.',
  unread: 'Nadie que use a diario un lector de pantalla ha probado todas las páginas.',
  wrong: 'Si algo no le funciona',
  tellUs: (contact, email) =>
    `Díganoslo en nuestra <a href="${contact}">página de contacto</a> o escriba a <a href="mailto:${email}">${email}</a>: en qué página, qué ocurrió y con qué navegador y ayudas. Respondemos en cinco días laborables y le enviamos lo que necesite en otra forma hasta que el defecto esté corregido.`,
  authorities:
    'Si nuestra respuesta no le ayuda, puede reclamar: en España ante la Oficina de Atención a la Discapacidad, en Alemania ante la Marktüberwachungsstelle der Länder für die Barrierefreiheit de Magdeburgo, en Francia ante el Défenseur des droits, en el Reino Unido ante el Equality Advisory and Support Service.',
  about: 'Sobre esta declaración',
  assessed: (day) =>
    `Evaluamos el sitio nosotros mismos el ${day}. Esta página se escribe a partir de los resultados de nuestros programas y se renueva con ellos.`,
};
