import { tipHtml } from './chart-tips';

test('names are escaped, never markup', () => {
  const box = document.createElement('div');
  box.innerHTML = tipHtml(['March <b>2023</b>', '"Rapa" & <img src=x onerror=alert(1)>: 7']);
  expect(box.querySelector('img, b')).toBeNull();
  expect([...box.children].map((one) => one.textContent)).toEqual([
    'March <b>2023</b>',
    '"Rapa" & <img src=x onerror=alert(1)>: 7',
  ]);
});
