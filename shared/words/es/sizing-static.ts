export const sizingWithoutServer: string =
  'Esta calculadora no está disponible aquí. Llámenos o envíenos un correo electrónico y lo calcularemos con usted. También puede consultar estas secciones:';
