/** Where logs are posted. */
export const LOG_ADDRESS = '/load-profile';
