export const dealersWithoutServer: string =
  'Aquí no se pueden buscar distribuidores por lugar. Todos figuran a continuación, país por país.';
