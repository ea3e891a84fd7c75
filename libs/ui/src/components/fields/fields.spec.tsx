import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { CheckboxField } from './checkbox-field';
import { RadioGroup } from './radio-group';
import { SelectField } from './select-field';
import { TextArea, TextField } from './text-field';

const OPTIONS = [
  { value: 'draft', label: 'Utkast' },
  { value: 'published', label: 'Publicerad', hint: 'Syns för alla.' },
];
const TEXTS = { label: 'Fältet', hint: 'En ledtråd.', error: 'Något saknas.' };

const FIELDS: readonly [role: string, field: ReactElement][] = [
  ['textbox', <TextField {...TEXTS} />],
  ['textbox', <TextArea {...TEXTS} />],
  ['combobox', <SelectField {...TEXTS} options={OPTIONS} />],
  ['checkbox', <CheckboxField {...TEXTS} />],
  ['radiogroup', <RadioGroup {...TEXTS} options={OPTIONS} />],
];

describe.each(FIELDS)('a field of role %s', (role, field) => {
  it('has its label as name, hint and error as description, and the mark of an invalid field', () => {
    render(field);
    const control = screen.getByRole(role, { name: 'Fältet' });
    expect(control).toHaveAccessibleDescription('En ledtråd. Något saknas.');
    expect(control).toBeInvalid();
  });
});

describe('TextField', () => {
  it('stays valid and undescribed without error and hint', () => {
    render(<TextField label="Namn" />);
    const input = screen.getByLabelText('Namn');
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  it('marks an optional field in its label', () => {
    render(<TextField label="Telefon" isOptional />);
    expect(screen.getByRole('textbox', { name: 'Telefon (valfritt)' })).toBeInTheDocument();
  });

  it('keeps its name when the label is hidden', () => {
    render(<TextField label="Sök på e-post" isLabelHidden />);
    expect(screen.getByRole('textbox', { name: 'Sök på e-post' })).toBeInTheDocument();
  });

  it('joins the caller’s descriptions with its own', () => {
    render(
      <>
        <p id="rule">Minst tolv tecken.</p>
        <TextField label="Lösenord" hint="Bara för dig." aria-describedby="rule" />
      </>,
    );
    expect(screen.getByLabelText('Lösenord')).toHaveAccessibleDescription('Minst tolv tecken. Bara för dig.');
  });
});

describe('CheckboxField', () => {
  it('takes a tick by a click on its label', async () => {
    render(<CheckboxField label="Jag är minst 18 år" />);
    await userEvent.click(screen.getByText('Jag är minst 18 år'));
    expect(screen.getByRole('checkbox')).toBeChecked();
  });
});

describe('RadioGroup', () => {
  it('reports the choice', async () => {
    const choose = jest.fn();
    render(<RadioGroup label="Status" options={OPTIONS} value="draft" onValueChange={choose} />);
    expect(screen.getByRole('radio', { name: 'Utkast' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Publicerad' }));
    expect(choose).toHaveBeenCalledWith('published');
  });

  it('stays uncontrolled without a value', async () => {
    render(<RadioGroup label="Status" options={OPTIONS} defaultValue="draft" />);
    await userEvent.click(screen.getByRole('radio', { name: 'Publicerad' }));
    expect(screen.getByRole('radio', { name: 'Publicerad' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Utkast' })).not.toBeChecked();
  });

  it('describes an option by its hint', () => {
    render(<RadioGroup label="Status" options={OPTIONS} />);
    expect(screen.getByRole('radio', { name: 'Publicerad' })).toHaveAccessibleDescription('Syns för alla.');
  });

  it('has nothing chosen when its value is null', () => {
    render(<RadioGroup label="Status" options={OPTIONS} value={null} />);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  });
});
