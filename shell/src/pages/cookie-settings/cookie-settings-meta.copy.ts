/** Apart from the page's other texts: these are in the first script. */
export const COOKIE_SETTINGS_META = {
  title: 'Inställningar för kakor',
  description: 'Välj vad som får sparas i din webbläsare när du besöker Stillsam.',
} as const;
