import { getMeal } from '@ciguawatch/shared/api/calls/desk/meals';
import type { Feature } from '../../deps';
import { requireOperator, route } from '../../http/route';
import { Places } from '../cases/places';
import { readMeal } from './read-meal';

/** Meals that several reports are about, for the editors of their countries. */
export const mealFeature: Feature = (app, deps) => {
  const places = new Places(deps.store);

  route(app, deps, getMeal, async (context) => {
    const tree = await places.current();
    // Its reports contain health data of persons, so no cache may store the response.
    context.reply.header('cache-control', 'private, no-store');
    return readMeal(deps.store, tree, requireOperator(context), Number(context.params.id));
  });
};
