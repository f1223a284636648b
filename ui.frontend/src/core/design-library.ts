/** Version of the design library; kept in session storage so that support can read it in a visitor's browser. */
export const designLibraryVersion = '0.79.1';
