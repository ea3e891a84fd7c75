# Runs PostgreSQL as a replica that answers reads. A first start copies the primary's files. A later one goes on where it
# was, or copies them anew where the primary no longer has what it would need (max_slot_wal_keep_size).
# Environment: PRIMARY_HOST, PRIMARY_PORT (5432), PGDATA, PGPASSWORD of the role replicator. Arguments: PostgreSQL's.
set -eu
SLOT=replica

# A replication connection: the role may connect to no database.
command_primary() {
  psql --no-psqlrc --quiet --tuples-only --no-align --command="$1" \
    "host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=replicator replication=true"
}

is_copied() { test -s "$PGDATA/PG_VERSION"; }

# Prints `physical|<position>|<timeline>`; `physical||` for one that is lost, `||` where there is none.
if slot=$(command_primary "READ_REPLICATION_SLOT $SLOT"); then
  case $slot in
  physical\|?*\|*) is_copied || command_primary "DROP_REPLICATION_SLOT $SLOT" ;;
  *)
    # Whatever it has, it cannot go on from there.
    rm -rf "${PGDATA:?}"
    case $slot in physical*) command_primary "DROP_REPLICATION_SLOT $SLOT" ;; esac
    ;;
  esac
elif ! is_copied; then
  echo 'The primary does not answer, and there is no copy of it yet.' >&2
  exit 1
fi

if ! is_copied; then
  # An interrupted copy leaves files behind.
  rm -rf "${PGDATA:?}"
  mkdir -p -m 700 "$PGDATA"
  pg_basebackup --host="$PRIMARY_HOST" --port="${PRIMARY_PORT:-5432}" --username=replicator --pgdata="$PGDATA" \
    --create-slot --slot="$SLOT" --wal-method=stream --checkpoint=fast --write-recovery-conf
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on "$@"
