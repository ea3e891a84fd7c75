import { expect, it } from '@jest/globals';
import { toReportCsv } from './import-report.logic';

it('writes the refused rows for a spreadsheet, formulas disarmed', () => {
  const rows = [
    { row: 2, email: '=HYPERLINK("x")', reason: 'E-postadressen är inte giltig.' },
    { row: 7, email: 'a,b', reason: 'Raden\när trasig' },
  ];
  expect(toReportCsv(['Rad', 'E-post', 'Orsak'], rows)).toBe(
    '\uFEFFRad,E-post,Orsak\r\n2,"\'=HYPERLINK(""x"")",E-postadressen är inte giltig.\r\n7,"a,b","Raden\när trasig"\r\n',
  );
});
