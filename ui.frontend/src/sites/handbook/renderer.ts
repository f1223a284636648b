/* What features draw on the server beside pages: nothing. */

export {};
