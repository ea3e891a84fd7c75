import { TOKEN_QUERY } from '@stillsam/paths';

/** Name of the token in the state of the history's entry, where neither the address bar nor a report shows it. */
const STATE_KEY = 'linkToken';

/**
 * Inline on the pages of mailed links, before everything else: moves the token from the address into the state of the
 * history's entry. A reload or a step back loads the address with the token again, since only the server renders with it.
 */
export const LINK_TOKEN_SCRIPT =
  `try{var u=new URL(location.href),p=u.searchParams,h=history,t=p.get("${TOKEN_QUERY}"),` +
  `again=function(s){s&&s.${STATE_KEY}&&(p.set("${TOKEN_QUERY}",s.${STATE_KEY}),location.replace(u.href))};` +
  `if(t){p.delete("${TOKEN_QUERY}");h.replaceState({${STATE_KEY}:t},"",u.href)}else again(h.state);` +
  `addEventListener("popstate",function(e){again(e.state)})}catch(e){}`;

/**
 * Creates the router while the address holds the token, so that the page's own location has it.
 *
 * @param create runs to its end before anything else does.
 */
export function withLinkToken<Router>(create: () => Router): Router {
  const token = readToken(window.history.state);
  if (!token) return create();
  const bare = window.location.href;
  const address = new URL(bare);
  address.searchParams.set(TOKEN_QUERY, token);
  window.history.replaceState(window.history.state, '', address);
  try {
    return create();
  } finally {
    window.history.replaceState(window.history.state, '', bare);
  }
}

function readToken(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !(STATE_KEY in state)) return null;
  return typeof state[STATE_KEY] === 'string' ? state[STATE_KEY] : null;
}
