export const sizingWithoutServer: string =
  'La calculadora de dimensionamiento no está disponible aquí. Llámenos o envíenos un correo electrónico y lo calcularemos con usted. También puede consultar estas secciones:';
