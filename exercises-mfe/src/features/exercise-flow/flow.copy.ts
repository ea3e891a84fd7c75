export const FLOW_COPY = {
  progress: 'Så långt har du kommit',
  earlierProgress: {
    begun: {
      title: 'Du har börjat här tidigare',
      text: 'Det du fyllde i finns kvar i den här fliken. Vill du fortsätta där du var, eller börja om från början?',
      resume: 'Fortsätt där du var',
    },
    finished: {
      title: 'Du har gått igenom det här tidigare',
      text: 'Det du fyllde i finns kvar i den här fliken. Vill du se hur det blev, eller börja om från början?',
      resume: 'Se hur det blev',
    },
    restart: 'Börja om',
  },
  refused:
    'Din webbläsare sparar ingenting här. Det du fyller i finns kvar så länge du är på sidan, men inte om du laddar om den.',
} as const;
