export const QUICK_EXIT_COPY = {
  label: 'Lämna sidan snabbt',
  hints: {
    answers: 'Knappen öppnar vädret hos SMHI och raderar svaren. Webbläsarens historik finns kvar.',
    writing:
      'Knappen öppnar vädret hos SMHI och raderar det du skriver. Sparade övningar finns kvar, och webbläsarens historik.',
    guides:
      '”Lämna sidan snabbt” öppnar vädret hos SMHI och raderar de delar av vägledningar som finns sparade här. Webbläsarens historik finns kvar.',
    nothing: '”Lämna sidan snabbt” öppnar vädret hos SMHI. Webbläsarens historik finns kvar.',
  },
};
