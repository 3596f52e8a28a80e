import { type Place, placeName } from '@ciguawatch/shared/domain/geo/place';
import type { AskedField } from '@ciguawatch/shared/domain/report/report-fields';
import { shortLanguage } from '@ciguawatch/shared/domain/text/fallback';
import { nameOrder } from '@ciguawatch/shared/domain/text/name-order';
import { QUESTION_DISPLAYS } from '../../plain/report/question-displays';
import { PLACE_STEPS, type PlaceStep, stepName, TYPE_OF_STEP, UNKNOWN_PLACE } from './answer-names';
import { answerOf } from './conditions';
import { type FormWords, inBoth } from './form-words';
import type { Choice, SurveyRow } from './survey-row';

/** Places of one step, sorted by their French names, each with the place that holds it. */
export function placeChoices(step: PlaceStep, words: FormWords): Choice[] {
  const type = TYPE_OF_STEP[step];
  const compare = nameOrder(shortLanguage(words.fr.language));
  const choices = [...words.en.lists.places.values()]
    .filter((place) => place.type === type)
    .map((place) => ({
      name: String(place.id),
      label: inBoth(words, ({ languages }) => placeName(place as Place, languages)),
      ...(place.parent_id !== null && { parent: String(place.parent_id) }),
    }))
    .sort((a, b) => compare(a.label.fr, b.label.fr));
  if (step === 'country' || step === 'locality') return choices;
  return [...choices, { name: UNKNOWN_PLACE, label: inBoth(words, ({ d }) => d('answer.unknown')) }];
}

/**
 * The questions of a place, each asked where the one above holds places of its kind. Only the place of the meal has
 * to be known; "don't know" ends the steps at the place above.
 * @param home id of the place that is chosen at first
 */
export function placeRows(field: AskedField, home: number | undefined, words: FormWords): SurveyRow[] {
  const required = QUESTION_DISPLAYS[field].required === true;
  return PLACE_STEPS.map((step, at): SurveyRow => {
    const above = at === 0 ? null : answerOf(stepName(field, PLACE_STEPS[at - 1] as PlaceStep));
    return {
      type: 'select_one',
      list: step,
      name: stepName(field, step),
      label: inBoth(words, ({ d }) => d(`location_type.${TYPE_OF_STEP[step]}`)),
      appearance: 'minimal autocomplete',
      ...(required && step !== 'locality' && { required }),
      ...(above !== null && {
        choiceFilter: `parent = ${above} or name = '${UNKNOWN_PLACE}'`,
        relevant: `count(instance('${step}')/root/item[parent = ${above}]) > 0`,
      }),
      ...(required && step === 'country' && home !== undefined && { default: String(home) }),
    };
  });
}
