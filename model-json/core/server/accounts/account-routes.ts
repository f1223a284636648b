import type { FastifyInstance } from 'fastify';
import type { Instance } from '../Instance';
import { readRoute } from '../sling/read-route';
import type { Accounts } from './Accounts';
import { usersRoutes } from './pages/users-routes';
import { CURRENT_USER_ADDRESS } from './sign-in/addresses';
import { currentUser } from './sign-in/current-user';
import { oidcRoutes } from './oidc/oidc-routes';
import { SignIn } from './sign-in/SignIn';
import { signInRoutes } from './sign-in/sign-in-routes';

/** Sign-in, sign-out, who is signed in, and the administrators' page. Without accounts: who is signed in, everybody alike. */
export function accountRoutes(
  app: FastifyInstance,
  instance: Instance,
  accounts: Accounts | undefined,
): void {
  readRoute(app, CURRENT_USER_ADDRESS, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(currentUser(accounts?.isOn ?? false)),
  );
  if (!accounts) return;
  const signIn = new SignIn(accounts);
  signInRoutes(app, instance, accounts, signIn);
  if (accounts.oidc) oidcRoutes(app, instance, accounts, accounts.oidc, signIn);
  usersRoutes(app, instance, accounts);
}
