# Varnish 7 with varnish-modules in front of the shells: keeps pages until the shells purge them by tag
# (docs/runbooks/cdn.md). Replace the backend by the shells' proxy, and add the shells' nets to the ACL.
vcl 4.1;

import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "4200";
}

# Those who may purge: the shells.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    if (!req.http.Surrogate-Key) {
      return (synth(400));
    }
    set req.http.X-Purged = xkey.purge(req.http.Surrogate-Key);
    return (synth(200, "Purged " + req.http.X-Purged));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The API answers each client for itself, and a previewing browser gets pages of its own.
  if (req.url ~ "^/api/" || req.http.Cookie ~ "(^|; *)stillsam-forhandsvisning=") {
    return (pass);
  }
  # No page that may be kept depends on a cookie, and a shell that has to see the visitor's gets it.
  return (hash);
}

sub vcl_backend_response {
  # The module reads the keys of an object from a header of this name.
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  # A page that changed is never served while it is fetched anew.
  set beresp.grace = 0s;
}

sub vcl_deliver {
  # Only this cache is purged: others downstream must ask.
  set resp.http.Cache-Control = regsub(resp.http.Cache-Control, "s-maxage=[0-9]+, ", "");
  unset resp.http.xkey;
  unset resp.http.Surrogate-Key;
  unset resp.http.Cache-Tag;
  unset resp.http.Age;
}
