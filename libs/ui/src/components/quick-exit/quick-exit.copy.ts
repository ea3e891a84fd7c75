export const QUICK_EXIT_COPY = {
  label: 'Lämna sidan snabbt',
  hints: {
    answers: 'Öppnar vädret, raderar svaren, inte historiken.',
    writing: 'Raderar texten. Sparat och historik finns kvar.',
    guides:
      '”Lämna sidan snabbt” öppnar vädret hos SMHI och raderar de delar av vägledningar som finns sparade här. Webbläsarens historik finns kvar.',
    nothing: '”Lämna sidan snabbt” öppnar vädret hos SMHI. Webbläsarens historik finns kvar.',
  },
};
