/* Addresses as in AEM. */

export const LOGIN_ADDRESS = '/libs/granite/core/content/login.html';
export const CHECK_ADDRESS = '/j_security_check';
export const LOGOUT_ADDRESS = '/system/sling/logout.html';
export const CURRENT_USER_ADDRESS = '/libs/granite/security/currentuser.json';
export const USERS_ADDRESS = '/security/users.html';
export const OIDC_BEGIN_ADDRESS = '/security/oidc/sign-in';
export const OIDC_RETURN_ADDRESS = '/security/oidc/return';
/** Shown in the window in which somebody signs in again. */
export const SIGNED_IN_ADDRESS = '/security/signed-in.html';
