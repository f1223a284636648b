export const dealersWithoutServer: string =
  'Händler können von hier aus nicht nach Ort gesucht werden. Alle sind unten aufgeführt, Land für Land.';
