# Makes the role of the replica on the primary, again and again without harm. It may stream what is written, and connect
# to no database (pg_hba.conf).
# Environment: PGHOST, PGPORT, PGUSER, PGPASSWORD, PGDATABASE of an owner, REPLICATION_PASSWORD.
set -eu
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --set=password="$REPLICATION_PASSWORD" <<'SQL'
SELECT 'CREATE ROLE replicator LOGIN REPLICATION'
WHERE NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'replicator') \gexec
ALTER ROLE replicator PASSWORD :'password';
SQL
