import type { AuthorWords } from '../../../../authoring/language/spoken';

export const words: AuthorWords = {
  Calculator: 'Calculadora',
  'Leaks, receiver, condensate and more, with the arithmetic shown':
    'Fugas, depósito, condensado y más, con el cálculo a la vista',
  'What leaks cost': 'Lo que cuestan las fugas',
  'Size of a receiver': 'Tamaño de un depósito',
  Condensate: 'Condensado',
  'Heat recovery': 'Recuperación de calor',
  'Fixed against variable speed': 'Velocidad fija contra variable',
  'Life-cycle cost': 'Coste del ciclo de vida',
  'Pipe size and ring main': 'Diámetro de tubo y anillo',
  'Page after the answer': 'Página después del resultado',
  'Where a visitor goes with the answer: a service, a form, a list of products.':
    'Adónde va un visitante con el resultado: un servicio, un formulario, una lista de productos.',
  'Text of its link': 'Texto de su enlace',
};
