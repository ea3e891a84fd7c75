import { z } from 'zod';

// The content security policy refuses `new Function`, which zod would otherwise try, and the browser reports it.
z.config({ jitless: true });

export { z };
