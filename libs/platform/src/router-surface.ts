/**
 * The router that the parts share: the names below and no others, so that tree shaking removes
 * the rest of react-router. Every part imports them from `react-router-dom`; the compiler resolves that name to this
 * file (tsconfig.base.json), the shell provides it at run time. To use a new name, add it here and ship the shell
 * first.
 */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  createBrowserRouter,
  isRouteErrorResponse,
  matchRoutes,
  redirect,
  useActionData,
  useBlocker,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useRevalidator,
  useRouteError,
  useSearchParams,
  type ActionFunctionArgs,
  type LinkProps,
  type LoaderFunctionArgs,
  type NavLinkProps,
  type RouteObject,
  type ShouldRevalidateFunction,
  type To,
} from 'react-router';
