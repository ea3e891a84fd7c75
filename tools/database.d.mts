interface EmbeddedPostgresOptions {
  dataDir: string;
  port: number;
  user?: string;
  password?: string;
  database?: string;
  settings?: Record<string, string>;
}

interface EmbeddedPostgres {
  url: string;
  pid: () => Promise<number>;
  stop: () => Promise<void>;
}

export function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres>;
export function stopLeftoverPostgres(dataDir: string): Promise<void>;
