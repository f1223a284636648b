import { authorPort } from '../e2e/ports';

/** Next to the ports of the first site's run. */
export const libraryAuthorPort = authorPort + 10;
export const libraryPort = libraryAuthorPort + 1;
export const libraryUrl = `http://localhost:${libraryPort}`;
