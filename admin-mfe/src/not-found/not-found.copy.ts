export const NOT_FOUND_COPY = {
  title: 'Sidan finns inte i redaktionen',
  text: 'Adressen leder inte till någon sida som du kan öppna här. Börja om från översikten, eller sök.',
  toOverview: 'Till översikten',
} as const;
