export const RESOURCE_FRAME_COPY = {
  back: 'Alla resurser',
} as const;
